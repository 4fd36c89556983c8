/** Background jobs, as the owner would call them. */
const names = {
  mail: 'invio della posta',
  'older fields': 'cifratura dei passaporti',
  'older tokens': 'cifratura dei link',
  'file removals': 'cancellazione dei file',
  'copy for a backup': 'copia per il backup',
  'scheduled editions': 'pubblicazioni programmate',
  editions: 'aggiornamento delle pagine',
  'prices on offer': 'storia dei prezzi',
  pictures: 'lavorazione delle fotografie',
  'share pictures': 'immagini per la condivisione',
  'unused pictures': 'fotografie non usate',
  'waiting lists': 'liste d’attesa',
  'new dates': 'avvisi sulle nuove date',
  'unpaid spots': 'posti non pagati',
  'account changes': 'modifiche ai conti',
  'balance reminders': 'promemoria del saldo',
  'departures to decide': 'partenze da decidere',
  'names of coordinators': 'nomi dei coordinatori',
  reviews: 'inviti alle recensioni',
  'expired documents': 'documenti scaduti',
  'expired records': 'dati scaduti',
  'road records': 'dati scritti in viaggio',
  'travellers to be forgotten': 'dati dei viaggiatori',
} as const satisfies Record<string, string>

export type JobName = keyof typeof names

export const jobName = (name: JobName) => names[name]
