import { formatMoment } from '../dates.ts'
import { elidedDays } from '../typography.ts'

export const checkStates = ['ok', 'attention', 'wrong'] as const
export type CheckState = (typeof checkStates)[number]

/** One line of «Stato del sistema»: the state in plain words, and what to do about it. */
export type SystemCheck = {
  id: string
  title: string
  state: CheckState
  text: string
  advice: string | null
}

const hour = 3_600_000
const megabyte = 1024 * 1024
const gigabyte = 1024 * megabyte

const check = (id: string, title: string, state: CheckState, text: string, advice = '') => ({
  id,
  title,
  state,
  text,
  advice: advice === '' ? null : advice,
})

const number = (value: number) => value.toLocaleString('it-IT', { maximumFractionDigits: 1 })

export function formatBytes(bytes: number): string {
  return bytes >= gigabyte
    ? `${number(bytes / gigabyte)} GB`
    : `${number(Math.round(bytes / megabyte))} MB`
}

type DatabaseFacts = { isEmbedded: boolean; milliseconds: number | null; bytes: number | null }

export function databaseCheck({ isEmbedded, milliseconds, bytes }: DatabaseFacts): SystemCheck {
  const title = 'Database'
  const kind = isEmbedded ? 'Database integrato' : 'PostgreSQL'
  if (milliseconds === null) {
    return check(
      'database',
      title,
      'wrong',
      `${kind}: non risponde.`,
      'Controlla che il server del database sia acceso e raggiungibile da qui.',
    )
  }
  const size = bytes === null ? '' : `, occupa ${formatBytes(bytes)}`
  const text = `${kind}: risponde in ${number(Math.round(milliseconds))} ms${size}.`
  if (milliseconds > 1000) {
    return check(
      'database',
      title,
      'attention',
      text,
      'È lento: guarda se la macchina è sotto sforzo o se è in corso un’esportazione.',
    )
  }
  if (isEmbedded && bytes !== null && bytes > gigabyte) {
    return check(
      'database',
      title,
      'attention',
      text,
      'È cresciuto: va spostato. Lo fa il tecnico: «npm run move-to-postgres».',
    )
  }
  return check('database', title, 'ok', text)
}

/** The check of the read replica used for lists, if there is one. */
export function replicaCheck(state: 'used' | 'behind' | 'away'): SystemCheck {
  const title = 'Copia del database per gli elenchi'
  if (state === 'used') {
    return check('replica', title, 'ok', 'Segue il database: elenchi e grafici si leggono da qui.')
  }
  return check(
    'replica',
    title,
    'attention',
    state === 'behind'
      ? 'È rimasta indietro: elenchi e grafici si leggono dal database principale.'
      : 'Non risponde: elenchi e grafici si leggono dal database principale.',
    'Il lavoro continua. Controlla la replica e il suo collegamento al database principale.',
  )
}

type MailFacts = { hasServer: boolean; queued: number; failed: number; oldestSeconds: number }

export function mailCheck({ hasServer, queued, failed, oldestSeconds }: MailFacts): SystemCheck {
  const title = 'Posta'
  if (!hasServer) {
    return check(
      'mail',
      title,
      'wrong',
      `Nessun server di posta: le email restano in «Posta in uscita» (${queued} in attesa).`,
      'Serve un server di posta. Lo fa il tecnico: SMTP_URL, poi un riavvio.',
    )
  }
  if (failed > 0) {
    return check(
      'mail',
      title,
      'wrong',
      failed === 1 ? 'Un’email non è partita.' : `${number(failed)} email non sono partite.`,
      'Apri «Posta in uscita»: accanto a ogni email c’è il motivo, e da lì si rimanda.',
    )
  }
  if (oldestSeconds > 900) {
    return check(
      'mail',
      title,
      'attention',
      `${number(queued)} in attesa, la prima da ${number(Math.round(oldestSeconds / 60))} minuti.`,
      'Il server di posta non accetta le email: senti il fornitore. Lo fa il tecnico: controllare SMTP_URL.',
    )
  }
  return check(
    'mail',
    title,
    'ok',
    queued === 0 ? 'Tutto spedito.' : `${number(queued)} in partenza.`,
  )
}

export function storageCheck(facts: { isRemote: boolean; works: boolean }): SystemCheck {
  const place = facts.isRemote ? 'Archivio remoto (S3)' : 'Cartella su questa macchina'
  return facts.works
    ? check('storage', 'Documenti', 'ok', `${place}: si scrive e si legge.`)
    : check(
        'storage',
        'Documenti',
        'wrong',
        `${place}: la prova di scrittura non è riuscita.`,
        'I clienti non possono inviare documenti: dillo subito. Lo fa il tecnico: controllare STORAGE_URL, credenziali e spazio.',
      )
}

export function diskCheck({ free, total }: { free: number; total: number }): SystemCheck {
  const text = `${formatBytes(free)} liberi su ${formatBytes(total)}.`
  const advice = 'Libera spazio o sposta documenti e database: sotto i 32 MB il sito si ferma.'
  if (free < 200 * megabyte) return check('disk', 'Disco', 'wrong', text, advice)
  if (free < 2 * gigabyte && free < total / 10)
    return check('disk', 'Disco', 'attention', text, advice)
  return check('disk', 'Disco', 'ok', text)
}

export function jobsCheck(failing: readonly string[], runs: number): SystemCheck {
  const title = 'Lavori automatici'
  if (failing.length === 0) {
    return check('jobs', title, 'ok', `Nessun errore in ${number(runs)} esecuzioni dall’avvio.`)
  }
  return check(
    'jobs',
    title,
    'attention',
    `L’ultima volta non è riuscito: ${failing.join(', ')}.`,
    'Si ripete da solo. Se resta così, lo guarda il tecnico: nel registro del programma, «job failed».',
  )
}

export function backupCheck(lastAt: Date | null, isEncrypted: boolean, now: Date): SystemCheck {
  const title = 'Copia di sicurezza'
  const advice =
    'Serve ogni notte, con una copia altrove: la programma il tecnico («npm run backup»). Una la fai anche tu, qui sotto.'
  if (!lastAt) return check('backup', title, 'wrong', 'Non ne risulta nessuna.', advice)
  const age = now.getTime() - lastAt.getTime()
  const text = elidedDays(
    `L’ultima è del ${formatMoment(lastAt)}${isEncrypted ? ', cifrata' : ''}.`,
  )
  if (age > 7 * 24 * hour) return check('backup', title, 'wrong', text, advice)
  if (age > 36 * hour) return check('backup', title, 'attention', text, advice)
  return check('backup', title, 'ok', text)
}

export function signInCheck(failures: number): SystemCheck {
  const title = 'Accessi non riusciti'
  const text =
    failures === 0
      ? 'Nessuno nelle ultime 24 ore.'
      : failures === 1
        ? 'Uno nelle ultime 24 ore.'
        : `${number(failures)} nelle ultime 24 ore.`
  return failures > 30
    ? check(
        'sign-ins',
        title,
        'attention',
        text,
        'Qualcuno sta forse provando password: guarda il Registro e attiva la verifica in due passaggi per tutti.',
      )
    : check('sign-ins', title, 'ok', text)
}

export function limitsCheck(refused: number): SystemCheck {
  const title = 'Limiti alle richieste'
  if (refused === 0) return check('limits', title, 'ok', 'Nessuna richiesta respinta dall’avvio.')
  const text =
    refused === 1
      ? 'Una richiesta respinta dall’avvio.'
      : `${number(refused)} richieste respinte dall’avvio.`
  return refused > 1000
    ? check(
        'limits',
        title,
        'attention',
        text,
        'Sono molte: se non è un attacco, forse un ufficio intero naviga dallo stesso indirizzo.',
      )
    : check('limits', title, 'ok', text)
}
