import { pictureDocuments } from '../content/pictures/picture-documents.ts'
import { assembleCatalogue } from '../domain/catalogue/catalogue.ts'
import { siteFacts } from '../domain/catalogue/site-facts.ts'
import { setSite } from './browser/site.ts'

const files = import.meta.glob<object>('../content/documents/**/*.json', {
  eager: true,
  import: 'default',
})
const keyOf = (file: string) => file.replace('../content/documents/', '').replace(/\.json$/, '')
const written = Object.entries(files).map(([file, document]) => [keyOf(file), document] as const)

/** The same edition that the server reads from disk; a test in a simulated browser can't read files. */
export const firstEdition = { ...Object.fromEntries(written), ...pictureDocuments() }

/** Gives tests of single files the site of the first edition. */
setSite(siteFacts(assembleCatalogue(firstEdition), 'test-0'))
