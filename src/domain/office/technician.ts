/** The facts from which the technician's lines are generated. */
export type TechnicianFacts = {
  /** From the agency's published data. */
  siteUrl: string
  contactEmail: string
  /** From the program's configuration; undefined if not set. */
  publicUrl: string | undefined
  /** Which settings exist, without their values, because most are secret. */
  isSet: {
    mailServer: boolean
    agencyEmail: boolean
    database: boolean
    documentsKey: boolean
    backupKey: boolean
    trustedProxy: boolean
  }
  hasRecentBackup: boolean
  /** The folders of the program and its data on the server. */
  programFolder: string
  dataFolder: string
}

export const isExampleHost = (text: string) => /\.example(?:[/:?]|$)/.test(text)

type Part = { why: string; lines: readonly string[] }

const backupKey: Part = {
  why: 'Sigilla le copie di sicurezza; si fa con «openssl rand -hex 32» e si conserva altrove',
  lines: ['BACKUP_KEY=64-CIFRE-ESADECIMALI'],
}

/** Only the line for the backup key, for use when nothing else is missing. */
export const backupKeyText = print([backupKey]).join('\n')

/**
 * The configuration lines that only the server's administrator can add, ready to copy: variables with the
 * agency's values, and commands. Secrets appear as placeholders, never as values. Empty if nothing is missing.
 */
export function technicianText(facts: TechnicianFacts): string {
  const variables = variablesOf(facts)
  const commands = commandsOf(facts)
  const parts = [
    ...(variables.length > 0
      ? ['# Variabili di ambiente; poi un riavvio', ...print(variables)]
      : []),
    ...(commands.length > 0 ? ['# Comandi', ...print(commands)] : []),
  ]
  return parts.join('\n\n')
}

function print(parts: readonly Part[]): string[] {
  return parts.map(({ why, lines }) => [`# ${why}`, ...lines].join('\n'))
}

function variablesOf({ siteUrl, contactEmail, publicUrl, isSet, ...facts }: TechnicianFacts) {
  const address = isExampleHost(siteUrl) ? 'https://INDIRIZZO-DEL-SITO' : siteUrl
  const isPublic = publicUrl === address && !isExampleHost(siteUrl)
  const parts: (Part | false)[] = [
    !isPublic && {
      why: isExampleHost(siteUrl)
        ? "L'indirizzo del sito: va prima scelto in Redazione, documento Agenzia"
        : "L'indirizzo del sito, come sta in Redazione, documento Agenzia",
      lines: [`PUBLIC_URL=${address}`],
    },
    !isPublic &&
      !isSet.trustedProxy && {
        why: 'Solo se davanti al programma sta un proxy (Caddy, nginx) che tiene il certificato',
        lines: ['TRUST_PROXY=1'],
      },
    !isSet.mailServer && {
      why: 'Il server di posta',
      lines: ['SMTP_URL=smtps://UTENTE:PASSWORD@SERVER:465'],
    },
    !isSet.agencyEmail &&
      isExampleHost(contactEmail) && {
        why: 'La casella a cui arrivano i messaggi del sito',
        lines: ['AGENCY_EMAIL=CASELLA@DOMINIO'],
      },
    !isSet.database && {
      why: 'Un PostgreSQL vuoto',
      lines: ['DATABASE_URL=postgres://UTENTE:PASSWORD@SERVER:5432/NOME'],
    },
    !isSet.documentsKey && {
      why: `Le 64 cifre del file ${facts.dataFolder}/documents-key, da conservare anche altrove`,
      lines: ['DOCUMENTS_KEY=64-CIFRE-ESADECIMALI'],
    },
    !isSet.backupKey && backupKey,
  ]
  return parts.filter((part) => part !== false)
}

function commandsOf({ isSet, hasRecentBackup, programFolder }: TechnicianFacts): Part[] {
  const inFolder = `cd ${programFolder} && npm run --silent`
  return [
    ...(isSet.database
      ? []
      : [
          {
            why: 'A sito fermo, con DATABASE_URL: porta tutto nel nuovo database',
            lines: [`${inFolder} move-to-postgres`],
          },
        ]),
    ...(hasRecentBackup
      ? []
      : [
          {
            why: 'Ogni notte una copia di sicurezza (crontab di chi esegue il programma), poi altrove',
            lines: [`0 3 * * * ${inFolder} backup`],
          },
        ]),
  ]
}
