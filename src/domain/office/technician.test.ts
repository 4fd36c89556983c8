import { expect, test } from 'vitest'
import { type TechnicianFacts, technicianText } from './technician.ts'

const ready: TechnicianFacts = {
  siteUrl: 'https://www.mareaperto.it',
  contactEmail: 'ciao@mareaperto.it',
  publicUrl: 'https://www.mareaperto.it',
  isSet: {
    mailServer: true,
    agencyEmail: false,
    database: true,
    documentsKey: true,
    backupKey: true,
    trustedProxy: true,
  },
  hasRecentBackup: true,
  programFolder: '/srv/sito',
  dataFolder: '/var/lib/sito',
}
const { isSet } = ready

/** The lines without the explanatory comments. */
const linesOf = (facts: TechnicianFacts) =>
  technicianText(facts)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

test('nothing is left to give to the technician', () => {
  expect(technicianText(ready)).toBe('')
})

test.each<[string, Partial<TechnicianFacts>, string[]]>([
  [
    'no address',
    { publicUrl: undefined, isSet: { ...isSet, trustedProxy: false } },
    ['PUBLIC_URL=https://www.mareaperto.it', 'TRUST_PROXY=1'],
  ],
  [
    'another address than the published one',
    { publicUrl: 'https://prova.mareaperto.it' },
    ['PUBLIC_URL=https://www.mareaperto.it'],
  ],
  [
    'an address that nobody has chosen yet',
    { siteUrl: 'https://ondalta.example', publicUrl: 'https://ondalta.example' },
    ['PUBLIC_URL=https://INDIRIZZO-DEL-SITO'],
  ],
  [
    'no mail server',
    { isSet: { ...isSet, mailServer: false } },
    ['SMTP_URL=smtps://UTENTE:PASSWORD@SERVER:465'],
  ],
  ['no mailbox', { contactEmail: 'ciao@ondalta.example' }, ['AGENCY_EMAIL=CASELLA@DOMINIO']],
  [
    'the embedded database',
    { isSet: { ...isSet, database: false } },
    [
      'DATABASE_URL=postgres://UTENTE:PASSWORD@SERVER:5432/NOME',
      'cd /srv/sito && npm run --silent move-to-postgres',
    ],
  ],
  [
    'no keys',
    { isSet: { ...isSet, documentsKey: false, backupKey: false } },
    ['DOCUMENTS_KEY=64-CIFRE-ESADECIMALI', 'BACKUP_KEY=64-CIFRE-ESADECIMALI'],
  ],
  ['no backup', { hasRecentBackup: false }, ['0 3 * * * cd /srv/sito && npm run --silent backup']],
])('%s', (_, missing, lines) => {
  expect(linesOf({ ...ready, ...missing })).toEqual(lines)
})
