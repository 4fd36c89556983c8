import { type StructuredData, siteOrigin } from './meta.tsx'

/** The page's breadcrumbs for search engines; the home page is added as the first one. */
export function breadcrumbData(crumbs: readonly { name: string; path: string }[]): StructuredData {
  const origin = siteOrigin()
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: '/' }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}
