import { textsPage } from './texts-page.ts'

process.stdout.write(await textsPage(), () => process.exit())
