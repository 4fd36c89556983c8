import type { ReactNode } from 'react'
import type { MemberContent } from '../../domain/catalogue/page-contents.ts'
import { tripPath } from '../browser/trip-address.ts'
import { CopyButton } from '../ui/copy-button.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { toast } from '../ui/toast.ts'

const copyToastMs = 1500

/** What a traveller may want to know about the person beside them. */
export function MemberFacts({ member, trips }: Pick<MemberContent, 'member' | 'trips'>) {
  const { expertise, languages, email, phone } = member
  return (
    <div className="mt-14 grid gap-x-8 gap-y-10 md:mt-19 md:grid-cols-2 lg:grid-cols-4">
      <Fact title="Competenze">
        {expertise.map((skill) => (
          <li key={skill}>{skill}</li>
        ))}
      </Fact>
      <Fact title="Lingue">
        {languages.map((language) => (
          <li key={language}>{language}</li>
        ))}
      </Fact>
      <Fact title="Destinazioni">
        {trips.map(({ id, title }) => (
          <li key={id}>
            <TextLink to={tripPath(id)}>{title}</TextLink>
          </li>
        ))}
      </Fact>
      <Fact title="Contatti">
        <Contact what="email" value={email} href={`mailto:${email}`} />
        <Contact what="telefono" value={phone} href={`tel:${phone.replaceAll(' ', '')}`} />
      </Fact>
    </div>
  )
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t-2 border-navy pt-4.5">
      <h2 className="text-small-title">{title}</h2>
      <ul className="mt-3 grid gap-2">{children}</ul>
    </section>
  )
}

type ContactProps = { what: string; value: string; href: string }

/** A long address may only break before the @, where it still reads well. */
function Contact({ what, value, href }: ContactProps) {
  const [name, host] = value.split('@')
  return (
    <li className="flex items-center justify-between gap-2">
      <a href={href} className="underlined min-w-0 wrap-anywhere">
        {name}
        {host && (
          <>
            <wbr />@{host}
          </>
        )}
      </a>
      <CopyButton
        value={value}
        what={what}
        compact
        onCopied={() =>
          toast({ title: 'Copiato', description: value, variant: 'success', duration: copyToastMs })
        }
      />
    </li>
  )
}
