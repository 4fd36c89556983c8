import { firstEdition } from '../content/first-edition.ts'
import { assembleCatalogue } from '../domain/catalogue/catalogue.ts'
import { siteFacts } from '../domain/catalogue/site-facts.ts'
import { setSite } from './browser/site.ts'

/** Tests of single files: the site as the first edition has it. */
setSite(siteFacts(assembleCatalogue(firstEdition), 'test-0'))
