import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

type FieldTexts = {
  label: ReactNode
  /** Shown below the control until there is an error. */
  hint?: ReactNode
  /** One sentence that says what to do. */
  error?: string
  /** A positive message, such as a discount that applies. */
  notice?: string
  /** Draws the mark beside the label; screen readers hear "obbligatorio" from the control itself. */
  required?: boolean
  /** Says "(facoltativo)" beside the label. */
  optional?: boolean
}

/**
 * Every control takes what a form library registers, including `ref`:
 * `<Input label="Nome" required {...fieldOf(form, 'firstName')} />`.
 */
export type FieldProps<Control extends 'input' | 'textarea' | 'select'> = FieldTexts &
  Omit<ComponentProps<Control>, 'aria-invalid' | 'aria-describedby'> & { fieldClassName?: string }

/** Drawn by CSS, so that the field's accessible name stays the same. */
const requiredMark = "after:ml-1 after:text-bad after:content-['*'/'']"

const optionalId = (control: string) => `${control}-facoltativo`

function useFieldIds(id: string | undefined, { hint, error, notice, optional }: FieldTexts) {
  const generated = useId()
  const control = id ?? generated
  const message = hint || error || notice ? `${control}-nota` : undefined
  const notes = [optional && optionalId(control), message].filter(Boolean).join(' ')
  return {
    control,
    message,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': notes || undefined,
  }
}

type FrameProps = FieldTexts & {
  control: string
  message: string | undefined
  className?: string
  children: ReactNode
}

function FieldFrame({ control, message, className, children, ...texts }: FrameProps) {
  return (
    <div className={className}>
      <div className="mb-1.75 text-base">
        <label
          htmlFor={control}
          className={classNames('font-semibold', texts.required && requiredMark)}
        >
          {texts.label}
        </label>
        {texts.optional && (
          <span id={optionalId(control)} className="text-ink-2">
            {' '}
            (facoltativo)
          </span>
        )}
      </div>
      {children}
      <FieldMessage id={message} {...texts} />
    </div>
  )
}

/** The sentence under a control: the error if there is one, else the notice, else the hint. */
export function FieldMessage({
  id,
  hint,
  error,
  notice,
}: { id?: string } & Omit<FieldTexts, 'label'>) {
  const look = 'mt-1.75 flex items-start gap-1.75 text-small'
  if (error) {
    return (
      <p id={id} className={classNames(look, 'font-medium text-bad')}>
        <CircleAlert className="mt-0.5 size-4.5 flex-none" aria-hidden />
        {error}
      </p>
    )
  }
  if (notice) {
    return (
      <p id={id} className={classNames(look, 'font-semibold text-ok')}>
        <CircleCheck className="mt-0.5 size-4.5 flex-none" aria-hidden />
        {notice}
      </p>
    )
  }
  return hint ? (
    <p id={id} className={classNames(look, 'text-ink-2')}>
      {hint}
    </p>
  ) : null
}

export function Input(props: FieldProps<'input'>) {
  const { label, hint, error, notice, optional, fieldClassName, className, ...rest } = props
  const texts = { label, hint, error, notice, optional, required: rest.required }
  const { control, message, ...aria } = useFieldIds(rest.id, texts)
  return (
    <FieldFrame {...texts} control={control} message={message} className={fieldClassName}>
      <input {...rest} {...aria} id={control} className={classNames('field', className)} />
    </FieldFrame>
  )
}

export function Textarea(props: FieldProps<'textarea'>) {
  const { label, hint, error, notice, optional, fieldClassName, className, ...rest } = props
  const texts = { label, hint, error, notice, optional, required: rest.required }
  const { control, message, ...aria } = useFieldIds(rest.id, texts)
  return (
    <FieldFrame {...texts} control={control} message={message} className={fieldClassName}>
      <textarea
        rows={5}
        {...rest}
        {...aria}
        id={control}
        className={classNames('field', className)}
      />
    </FieldFrame>
  )
}

export function Select(props: FieldProps<'select'>) {
  const { label, hint, error, notice, optional, fieldClassName, className, ...rest } = props
  const texts = { label, hint, error, notice, optional, required: rest.required }
  const { control, message, ...aria } = useFieldIds(rest.id, texts)
  return (
    <FieldFrame {...texts} control={control} message={message} className={fieldClassName}>
      <select {...rest} {...aria} id={control} className={classNames('field', className)} />
    </FieldFrame>
  )
}

export type Choice<Value = string> = { value: Value; label: string }

/** The options of a `<Select>`: plain values shown as they are, or values with a label. */
export function Options({ of }: { of: readonly (string | number | Choice<string | number>)[] }) {
  return of.map((one) => {
    const { value, label } = typeof one === 'object' ? one : { value: one, label: one }
    return (
      <option key={value} value={value}>
        {label}
      </option>
    )
  })
}

/** A choice with its label for each key, in their order; or only for some keys. */
export function choicesOf(
  words: Readonly<Record<string, string>>,
  keys: readonly string[] = Object.keys(words),
): Choice[] {
  return keys.map((key) => ({ value: key, label: words[key] ?? key }))
}

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string
}

export function Checkbox({ label, hint, error, className, ...rest }: ChoiceProps) {
  const generated = useId()
  const control = rest.id ?? generated
  const message = hint || error ? `${control}-nota` : undefined
  return (
    <div className={className}>
      <label htmlFor={control} className="flex min-h-11 items-start gap-3 py-2">
        <input
          {...rest}
          id={control}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={message}
          className="mt-0.5 size-5.5 flex-none accent-navy"
        />
        <span>{label}</span>
      </label>
      <FieldMessage id={message} hint={hint} error={error} />
    </div>
  )
}

/** One of several choices, such as an airport, in its own row; the whole row can be clicked. */
export function RadioRow({ label, hint, className, ...rest }: ChoiceProps) {
  const generated = useId()
  const control = rest.id ?? generated
  return (
    <label
      htmlFor={control}
      className={classNames(
        'flex min-h-14 items-center gap-4 rounded-control border-[1.5px] border-control bg-white px-4.5 py-3 transition-colors duration-150 hover:border-navy has-checked:border-navy has-checked:shadow-[inset_0_0_0_1px_var(--color-navy)] has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-primary',
        className,
      )}
    >
      <input
        {...rest}
        id={control}
        type="radio"
        aria-labelledby={`${control}-nome`}
        aria-describedby={hint ? `${control}-nota` : undefined}
        className="size-5.5 flex-none accent-navy outline-none"
      />
      <span>
        <span id={`${control}-nome`} className="font-semibold">
          {label}
        </span>
        {hint && (
          <span id={`${control}-nota`} className="block text-small text-ink-2">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
