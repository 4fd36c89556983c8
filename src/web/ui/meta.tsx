import { isNoindex } from '../../contract/pages.ts'
import { withoutAdsPrefix } from '../../domain/catalogue/ads.ts'
import { site } from '../browser/site.ts'

/** Structured data for search engines; a page may have several. */
export type StructuredData = Record<string, unknown>

type MetaProps = {
  /** Without it the page is called after the agency alone (home). */
  title?: string
  description: string
  /** The real path of the page, `/travel/grecia`. */
  path: string
  /** A picture for sharing, as a path of the site. */
  image?: string
  noindex?: boolean
  structuredData?: readonly StructuredData[]
}

/** The site's own address: the server writes the configured one into the HTML. */
export function siteOrigin(): string {
  return globalThis.document?.documentElement.dataset.origin ?? site().brand.siteUrl
}

export function pageTitle(title?: string): string {
  const { brand } = site()
  return title ? `${title} | ${brand.name}` : `${brand.name} | ${brand.meta.titleSuffix}`
}

/** Title, description and all other metadata of a page. React moves them to the head. */
export function Meta({ title, description, path, image, noindex, structuredData = [] }: MetaProps) {
  const { brand } = site()
  const origin = siteOrigin()
  const address = origin + withoutAdsPrefix(path)
  const fullTitle = pageTitle(title)
  const picture = origin + (image ?? brand.meta.shareImage)
  const robots = noindex || isNoindex(path) ? 'noindex, follow' : 'index, follow'
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={brand.meta.keywords.join(', ')} />
      <meta name="robots" content={robots} />
      <meta name="language" content="it-IT" />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content="it_IT" />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      {structuredData.map((data, index) => (
        <JsonLd key={index} data={data} />
      ))}
    </>
  )
}

function JsonLd({ data }: { data: StructuredData }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  // A "<" could end the script element early; escaped it means the same.
  const __html = json.replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />
}
