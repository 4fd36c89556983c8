/** Background work as the owner would call it. */
const names: Readonly<Record<string, string>> = {
  mail: 'invio della posta',
  'older fields': 'cifratura dei passaporti',
  'file removals': 'cancellazione dei file',
  'copy for a backup': 'copia per il backup',
  'waiting lists': 'liste d’attesa',
  'new dates': 'avvisi sulle nuove date',
  'unpaid spots': 'posti non pagati',
  'account changes': 'modifiche ai conti',
  'balance reminders': 'promemoria del saldo',
  'departures to decide': 'partenze da decidere',
  reviews: 'inviti alle recensioni',
  'expired documents': 'documenti scaduti',
  'expired records': 'dati scaduti',
  'travellers to be forgotten': 'dati dei viaggiatori',
}

export const jobName = (name: string) => names[name] ?? 'altro lavoro'
