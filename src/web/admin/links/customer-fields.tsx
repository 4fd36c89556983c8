import type { ComponentProps } from 'react'
import { Input } from '../../ui/field.tsx'

type CustomerField = 'customerName' | 'customerEmail' | 'customerPhone'

type CustomerFieldsProps = {
  /** Name, event handlers and error of one of the three fields. */
  field: (name: CustomerField) => Partial<ComponentProps<typeof Input>>
  name: string | null | undefined
}

/** The customer whom the link is for. Collapsed, because most links are for no one in particular. */
export function CustomerFields({ field, name }: CustomerFieldsProps) {
  return (
    <details className="rounded-tag border border-line px-4">
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
        Per chi è
        <span className="font-normal text-ink-2">
          : {name?.trim() ? name : 'nessun nome, vale per chi lo riceve'}
        </span>
      </summary>
      <div className="grid items-start gap-4 pt-1 pb-4 sm:grid-cols-2">
        <Input
          label="Nome del cliente"
          optional
          autoComplete="off"
          hint="Con un nome il link è solo suo: se ne genera sempre uno nuovo."
          fieldClassName="sm:col-span-2"
          {...field('customerName')}
        />
        <Input
          label="Email del cliente"
          type="email"
          optional
          autoComplete="off"
          {...field('customerEmail')}
        />
        <Input
          label="Telefono del cliente"
          type="tel"
          optional
          autoComplete="off"
          {...field('customerPhone')}
        />
      </div>
    </details>
  )
}
