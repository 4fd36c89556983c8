import { teamPortraits } from '../../content/faces.ts'
import { path } from '../../contract/pages.ts'
import type { TeamMember } from '../../domain/catalogue.ts'
import { site } from '../browser/site.ts'
import { type StructuredData, siteOrigin } from '../ui/meta.tsx'
import { breadcrumbData } from '../ui/structured-data.ts'

/** The person and the place of the profile in the site. */
export function memberData({ id, name, role, languages, email }: TeamMember): StructuredData[] {
  const origin = siteOrigin()
  const address = path('teamMember', { id })
  const portrait = Object.entries(teamPortraits).find(([key]) => key === id)?.[1]
  return [
    {
      '@type': 'Person',
      name,
      jobTitle: role,
      email,
      knowsLanguage: languages,
      url: origin + address,
      ...(portrait && { image: origin + portrait.src }),
      worksFor: { '@type': 'TravelAgency', '@id': `${origin}/#agenzia`, name: site().brand.name },
    },
    breadcrumbData([
      { name: 'Il Team', path: path('team') },
      { name, path: address },
    ]),
  ]
}
