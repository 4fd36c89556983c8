import { useLocation } from 'react-router'
import { path } from '../../contract/pages.ts'
import type { TeamContent } from '../../domain/catalogue/page-contents.ts'
import { useContent } from '../browser/content.ts'
import { site } from '../browser/site.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Meta } from '../ui/meta.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PictureBand } from '../ui/picture-band.tsx'
import { breadcrumbData } from '../ui/structured-data.ts'
import { TextLink } from '../ui/text-link.tsx'
import { Portrait } from './portrait.tsx'

export function Component() {
  const { pathname } = useLocation()
  const { texts, members, band } = useContent('team')
  return (
    <>
      <Meta
        title={texts.metaTitle}
        description={texts.metaDescription}
        path={pathname}
        structuredData={[breadcrumbData([{ name: texts.metaTitle, path: path('team') }])]}
      />
      <PageHead title={texts.title} lead={texts.lead} />
      <ul className="wrap grid gap-x-16 gap-y-12 pb-16 md:gap-y-18 md:pb-24 lg:grid-cols-2">
        {members.map((member, index) => (
          <li key={member.id}>
            <MemberCard member={member} priority={index < 2} />
          </li>
        ))}
      </ul>
      <PictureBand picture={band} title={texts.closing} text={site().brand.claims.reply}>
        <ButtonLink to={path('contact')} kind="orange">
          Contattaci
        </ButtonLink>
      </PictureBand>
    </>
  )
}

type MemberCardProps = { member: TeamContent['members'][number]; priority: boolean }

function MemberCard({ member, priority }: MemberCardProps) {
  const { id, name, role, description, specialties } = member
  return (
    <article
      aria-label={name}
      className="grid grid-cols-[112px_minmax(0,1fr)] items-start gap-x-5 gap-y-4 md:grid-cols-[236px_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:gap-x-8 md:gap-y-3"
    >
      <Portrait
        member={member}
        priority={priority}
        sizes="(width >= 768px) 236px, 112px"
        className="md:row-span-2"
      />
      <div className="max-md:self-center md:pt-1">
        <h2 className="text-card">{name}</h2>
        <p className="mt-1.5 font-[650] text-primary">{role}</p>
      </div>
      <div className="max-md:col-span-2">
        <p className="text-ink-2">{description}</p>
        <p className="mt-3 font-[550]">{specialties.join(', ')}</p>
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
          <TextLink to={path('teamMember', { id })} className="min-h-8">
            Vedi il profilo<span className="sr-only"> di {name}</span>
          </TextLink>
          <TextLink to={path('contact')} className="min-h-8">
            Contattaci
          </TextLink>
        </p>
      </div>
    </article>
  )
}
