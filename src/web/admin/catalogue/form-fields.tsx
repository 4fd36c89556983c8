import { useId } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import {
  type FormField,
  type GroupField,
  type LengthHint,
  type LineField,
  type MomentField,
  type OrderField,
  type TextField,
  textOf,
} from '../../../domain/catalogue/form-shape.ts'
import { instantOf, localMoment } from '../../../domain/local-moment.ts'
import { centsFromText } from '../../../domain/typed-money.ts'
import { Checkbox, Input, Options, Select, Textarea } from '../../ui/field.tsx'
import { TripOutlook } from '../figures/trip-outlook.tsx'
import { StaffLink } from '../ui/staff-link.tsx'
import { ColourField } from './colour-field.tsx'
import { orderPath } from './document-path.ts'
import { useEditing } from './editor-context.ts'
import { EntriesField } from './entries-field.tsx'
import { useFocusWhenWanted } from './fold.tsx'
import { LogoField } from './logo-field.tsx'
import { MarkedTextField } from './marked-field.tsx'
import { MonthsField } from './months-field.tsx'
import { NamedField } from './named-field.tsx'
import { OnePictureField } from './one-picture-field.tsx'
import type { FieldsAt } from './picture-details.tsx'
import { PicturesField } from './pictures-field.tsx'
import { TextsField } from './texts-field.tsx'

type FieldsProps = { fields: readonly FormField[]; prefix?: string }

/** The fields of a section, one below the other; short ones share a row. */
export function FormFields({ fields, prefix = '' }: FieldsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4.5 sm:grid-cols-2">
      {fields.map((field) => (
        <div key={field.name} className={isShort(field) ? '' : 'sm:col-span-2'}>
          <OneField field={field} name={`${prefix}${field.name}`} />
        </div>
      ))}
    </div>
  )
}

function isShort({ kind }: FormField): boolean {
  return ['colour', 'logo', 'money', 'euro', 'number', 'choice', 'day', 'moment'].includes(kind)
}

const fieldsAt: FieldsAt = (fields, prefix) => <FormFields fields={fields} prefix={prefix} />

function OneField({ field, name }: { field: FormField; name: string }) {
  switch (field.kind) {
    case 'group':
      return <Group field={field} name={name} />
    case 'list':
      return <EntriesField field={field} name={name} fieldsAt={fieldsAt} />
    case 'picture':
      return <OnePictureField field={field} name={name} fieldsAt={fieldsAt} />
    case 'pictures':
      return <PicturesField field={field} name={name} fieldsAt={fieldsAt} />
    case 'colour':
      return <ColourField field={field} name={name} />
    case 'logo':
      return <LogoField field={field} name={name} />
    case 'texts':
      return <TextsField field={field} name={name} />
    case 'months':
      return <MonthsField field={field} name={name} />
    case 'order':
      return <OrderNote field={field} />
    case 'body':
    case 'marked':
      return <MarkedTextField field={field} name={name} />
    default:
      return <Control field={field} name={name} />
  }
}

function OrderNote({ field: { label, of } }: { field: OrderField }) {
  return (
    <p>
      <span className="block font-semibold">{label}</span>
      <StaffLink to={orderPath(of)}>Si cambia nel loro elenco</StaffLink>
    </p>
  )
}

function Group({ field, name }: { field: GroupField; name: string }) {
  if (field.bare) return <FormFields fields={field.fields} prefix={`${name}.`} />
  return (
    <fieldset className="border-l-2 border-line pl-4">
      <legend className="mb-3 font-semibold">{field.label}</legend>
      <FormFields fields={field.fields} prefix={`${name}.`} />
    </fieldset>
  )
}

type ControlField = Exclude<
  FormField,
  {
    kind:
      | 'group'
      | 'list'
      | 'texts'
      | 'months'
      | 'order'
      | 'picture'
      | 'pictures'
      | 'colour'
      | 'logo'
      | 'body'
      | 'marked'
  }
>

function Control({ field, name }: { field: ControlField; name: string }) {
  const { register } = useFormContext()
  const { problems, readOnly } = useEditing()
  useFocusWhenWanted(name)
  const common = {
    label: field.label,
    hint: field.hint,
    optional: field.optional,
    error: problems.get(name)?.message,
    disabled: readOnly,
    ...register(name),
  }
  switch (field.kind) {
    case 'line':
      return <Line field={field} name={name} common={common} />
    case 'text':
      return (
        <Textarea
          {...common}
          {...growing(field.rows ?? 4)}
          hint={<Hint field={field} name={name} />}
        />
      )
    case 'flag':
      return <Checkbox {...common} />
    case 'choice':
      return (
        <Select {...common}>
          {(field.optional || field.none) && <option value="">{field.none ?? 'Nessuno'}</option>}
          <Options of={field.choices} />
        </Select>
      )
    case 'day':
      return <Input {...common} type="date" />
    case 'moment':
      return <MomentInput field={field} name={name} />
    case 'money':
      return (
        <Input
          {...common}
          label={`${field.label} (€)`}
          inputMode="decimal"
          hint={
            <>
              {field.hint} {field.isOnOffer && <OfferHint name={name} />}
            </>
          }
        />
      )
    case 'euro':
      return <Input {...common} label={`${field.label} (€)`} inputMode="decimal" />
    case 'number':
      return <Input {...common} inputMode="numeric" />
  }
}

type Common = { label: string; error: string | undefined } & ReturnType<
  ReturnType<typeof useFormContext>['register']
>

function Line({ field, name, common }: { field: LineField; name: string; common: Common }) {
  const list = useId()
  if (field.of) return <NamedField {...common} of={field.of} />
  return (
    <>
      <Input
        {...common}
        list={field.suggestions ? list : undefined}
        hint={<Hint field={field} name={name} />}
      />
      {field.suggestions && (
        <datalist id={list}>
          <Options of={field.suggestions} />
        </datalist>
      )}
    </>
  )
}

/** Whether the typed price may be advertised as a discount on earlier prices. */
function OfferHint({ name }: { name: string }) {
  const { key } = useEditing()
  const typed: unknown = useWatch({ name })
  const price = typeof typed === 'string' ? centsFromText(typed) : undefined
  return <TripOutlook tripId={key.replace(/^trip\//, '')} price={price} />
}

function Hint({ field, name }: { field: LineField | TextField; name: string }) {
  return (
    <>
      {field.hint}
      {field.length && <Length name={name} length={field.length} />}
    </>
  )
}

/** Shows while typing how long the text is, and why that matters. */
function Length({ name, length }: { name: string; length: LengthHint }) {
  const value: unknown = useWatch({ name })
  const count = typeof value === 'string' ? value.trim().length : 0
  const isLong = count > length.best
  return (
    <span className={isLong ? 'font-semibold text-accent-ink' : ''}>
      {count} di {length.best} caratteri{isLong ? `: ${length.because}` : ''}
    </span>
  )
}

/** The text area grows with its text in browsers that support it, so that all of it can be read. */
function growing(rows: number) {
  return {
    rows,
    className: 'field-sizing-content max-h-[70vh]',
    style: { minHeight: `calc(${rows}lh + 1.5rem)` },
  }
}

/** The document stores an instant; the field shows a date and time in the agency's time zone. */
function MomentInput({ field, name }: { field: MomentField; name: string }) {
  const { problems, readOnly } = useEditing()
  const {
    field: { ref, value, onChange, onBlur },
  } = useController({ name })
  useFocusWhenWanted(name)
  return (
    <Input
      type="datetime-local"
      label={field.label}
      hint={field.hint}
      optional={field.optional}
      error={problems.get(name)?.message}
      disabled={readOnly}
      name={name}
      ref={ref}
      value={localMoment(textOf(value))}
      onChange={(event) => onChange(instantOf(event.target.value))}
      onBlur={onBlur}
    />
  )
}
