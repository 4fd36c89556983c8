import { type StructuredData, siteOrigin } from './meta.tsx'

/** Where a page stands in the site, for search engines; the home page comes first by itself. */
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
