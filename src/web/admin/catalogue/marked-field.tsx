import { Bold, Link2, List } from 'lucide-react'
import { useRef } from 'react'
import { useController } from 'react-hook-form'
import { type BodyField, type MarkedField, textOf } from '../../../domain/catalogue/form-shape.ts'
import { Textarea } from '../../ui/field.tsx'
import { IconAction } from '../ui/icon-buttons.tsx'
import { useEditing } from './editor-context.ts'
import { useFocusWhenWanted } from './fold.tsx'

const hint =
  'Una riga vuota separa i paragrafi, un trattino apre una voce di elenco. **Grassetto**, [testo del link](/contact).'

/** Simple rich text: three buttons insert the Markdown signs; there are no others. */
export function MarkedTextField({ field, name }: { field: BodyField | MarkedField; name: string }) {
  const { problems, readOnly } = useEditing()
  const {
    field: { ref, value: typed, onChange, onBlur },
  } = useController({ name })
  const area = useRef<HTMLTextAreaElement | null>(null)
  const value = textOf(typed)
  useFocusWhenWanted(name)
  const write = (change: (selected: string) => string) => {
    const box = area.current
    if (!box) return
    const { selectionStart: start, selectionEnd: end } = box
    const written = change(value.slice(start, end))
    onChange(value.slice(0, start) + written + value.slice(end))
    box.focus()
    requestAnimationFrame(() => box.setSelectionRange(start, start + written.length))
  }
  return (
    <div>
      <Textarea
        label={field.label}
        hint={field.hint ?? hint}
        rows={Math.min(16, Math.max(5, Math.ceil(value.length / 90)))}
        error={problems.get(name)?.message}
        disabled={readOnly}
        name={name}
        ref={(element) => {
          area.current = element
          ref(element)
        }}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
      />
      {!readOnly && (
        <div
          role="toolbar"
          aria-label={`Forma del testo: ${field.label}`}
          className="mt-1 flex gap-1"
        >
          <IconAction
            label="Grassetto"
            onClick={() => write((text) => `**${text || 'grassetto'}**`)}
          >
            <Bold aria-hidden />
          </IconAction>
          <IconAction
            label="Link"
            onClick={() => write((text) => `[${text || 'testo'}](/contact)`)}
          >
            <Link2 aria-hidden />
          </IconAction>
          <IconAction
            label="Elenco"
            onClick={() =>
              write((text) =>
                (text || 'voce')
                  .split('\n')
                  .map((line) => `- ${line.replace(/^\s*-\s+/, '')}`)
                  .join('\n'),
              )
            }
          >
            <List aria-hidden />
          </IconAction>
        </div>
      )}
    </div>
  )
}
