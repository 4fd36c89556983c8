/** 'trial': only while the site shows sample figures, as the specification has it. */
export type Grant = 'always' | 'trial' | 'never'

export type Right = {
  /** As the page Staff names it. */
  title: string
  /** Administrators have every right. */
  consultant: Grant
  /** Coordinators have no right but those said here. */
  coordinator?: true
  /** The calls that need it, by group. */
  calls: Readonly<Record<string, readonly string[]>>
}

/**
 * The one table of rights. The server asks it before every call, the buttons before they are drawn, and the
 * page Staff shows it. A call that stands in no row is a fault that a test finds.
 */
export const rights: readonly Right[] = [
  {
    title: 'Il proprio account',
    consultant: 'always',
    coordinator: true,
    calls: { account: ['me', 'confirm', 'sessions', 'endSession', 'endOtherSessions'] },
  },
  {
    title: 'Oggi, ricerca e numeri',
    consultant: 'always',
    calls: {
      today: ['summary', 'attention', 'charts', 'vitals'],
      search: ['everything'],
      sample: ['status'],
      figures: ['outlook'],
    },
  },
  {
    title:
      'Prenotare per un cliente, vedere e seguire le prenotazioni: viaggiatori, date, note, piano, annullamento',
    consultant: 'always',
    calls: {
      bookings: [
        'create',
        'list',
        'counts',
        'find',
        'reveal',
        'cancel',
        'cancelMany',
        'undoCancelMany',
        'reinstate',
        'retakeSpots',
        'complete',
        'reopen',
        'saveNotes',
        'sendReceipt',
        'resendMail',
        'previewChange',
        'changeTravellers',
        'setPlan',
        'changeDeparture',
        'offeredExtras',
        'extrasOnOffer',
        'changeExtras',
      ],
    },
  },
  {
    title: 'Il posto del viaggiatore: vedere, ricordare, mandare e chiudere il suo link',
    consultant: 'always',
    calls: { trip: ['status', 'see', 'remind', 'sendLink', 'endLinks'] },
  },
  {
    title: 'Richieste dei viaggiatori: accettare, rifiutare, rispondere',
    consultant: 'always',
    calls: { tripRequests: ['list', 'accept', 'settle', 'refuse', 'answer'] },
  },
  {
    title: 'Registrare, correggere e rimborsare pagamenti',
    consultant: 'never',
    calls: {
      bookings: ['confirmPayment', 'correct', 'refund'],
      cassa: [
        'import',
        'bookCertain',
        'book',
        'setAside',
        'dismiss',
        'recordRefund',
        'undo',
        'refund',
        'issueVoucher',
        'cancelVoucher',
        'addCost',
        'payCost',
        'closeMonth',
      ],
    },
  },
  {
    title: 'Leggere la Cassa e mandare promemoria',
    consultant: 'always',
    calls: {
      cassa: [
        'accounts',
        'entries',
        'shares',
        'missing',
        'remind',
        'overview',
        'refunds',
        'vouchers',
      ],
    },
  },
  {
    title: 'Link di prenotazione con prezzo e link di verifica',
    consultant: 'always',
    calls: {
      links: [
        'trips',
        'dates',
        'generateForIban',
        'create',
        'list',
        'find',
        'restore',
        'end',
        'send',
      ],
      verificationLinks: ['create', 'list', 'regenerate'],
      accounts: ['active', 'markUsed'],
    },
  },
  {
    title: 'Link gratuiti (viaggio a 0 €)',
    consultant: 'trial',
    calls: { links: ['generateFree'] },
  },
  {
    title: 'Vedere le partenze e la lista d’attesa',
    consultant: 'always',
    calls: {
      departures: ['list', 'calendar', 'find', 'listPrice', 'awaited', 'waiting', 'removeWaiting'],
    },
  },
  {
    title: 'In viaggio: le partenze che guida, da 30 giorni prima a 14 dopo',
    consultant: 'never',
    coordinator: true,
    calls: {
      road: ['mine', 'open', 'write', 'passport', 'receipt', 'kittyLink', 'eraseKitty', 'phone'],
    },
  },
  {
    title: 'Leggere il diario di una partenza in viaggio e scrivere avvisi al gruppo',
    consultant: 'always',
    calls: { diary: ['read', 'writeNotice', 'strikeNotice'] },
  },
  {
    title: 'Approvare le spese di viaggio e ritirarne l’approvazione',
    consultant: 'never',
    calls: { diary: ['decideExpense', 'takeBackExpense'] },
  },
  {
    title: 'Camere: proporre, sistemare, desideri e liste per gli alberghi',
    consultant: 'always',
    calls: {
      rooms: [
        'board',
        'propose',
        'copy',
        'place',
        'add',
        'change',
        'remove',
        'saveStays',
        'saveWishes',
      ],
    },
  },
  {
    title: 'Creare, cambiare, confermare e annullare partenze',
    consultant: 'never',
    calls: {
      departures: ['create', 'edit', 'repeat', 'setSales', 'decide', 'owed', 'remove'],
    },
  },
  {
    title: 'Documenti, messaggi e risposte alle recensioni',
    consultant: 'always',
    calls: {
      documents: ['list', 'markViewed', 'attach'],
      contact: ['list', 'counts', 'find', 'update'],
      reviews: ['list', 'find', 'answer'],
    },
  },
  {
    title: 'Pubblicare e importare recensioni',
    consultant: 'never',
    calls: { reviews: ['publish', 'hide', 'import'] },
  },
  {
    title: 'Leggere la redazione',
    consultant: 'always',
    calls: {
      catalogue: [
        'list',
        'find',
        'namedPictures',
        'pending',
        'editions',
        'compare',
        'versions',
        'shown',
        'previewLink',
        'draw',
      ],
      bundles: ['list', 'previewLink'],
      pictures: ['list', 'find'],
    },
  },
  {
    title: 'Scrivere e pubblicare in redazione',
    consultant: 'never',
    calls: {
      catalogue: [
        'saveDraft',
        'signPresence',
        'discardDraft',
        'create',
        'publish',
        'restore',
        'restoreDocument',
        'cancelScheduled',
        'importFile',
      ],
      bundles: ['create', 'remove', 'takeBack'],
      pictures: ['upload', 'remove'],
    },
  },
  {
    title: 'Leggere la posta in uscita',
    consultant: 'always',
    calls: { mail: ['list', 'find'] },
  },
  {
    title: 'Rispedire la posta che non è partita',
    consultant: 'never',
    calls: { mail: ['retry', 'retryAllFailed'] },
  },
  {
    title: 'Conti bancari',
    consultant: 'never',
    calls: {
      accounts: [
        'list',
        'save',
        'edit',
        'duplicate',
        'toggle',
        'previewBlock',
        'block',
        'unblock',
        'changes',
        'approve',
        'refuse',
        'chooseApproval',
      ],
    },
  },
  {
    title: 'Staff, registro, dati personali e impostazioni',
    consultant: 'never',
    calls: {
      staff: [
        'list',
        'create',
        'changeRole',
        'deactivate',
        'reactivate',
        'resetPassword',
        'resetSecondFactor',
        'endSessions',
      ],
      audit: ['list', 'filters'],
      people: ['find', 'export', 'erase'],
      settings: [
        'get',
        'saveFigures',
        'saveCampaign',
        'saveBank',
        'saveRetention',
        'saveSessions',
        'saveHolding',
        'savePayments',
        'saveReminders',
        'saveUploads',
      ],
      whatsappNumbers: ['list', 'create', 'edit', 'remove'],
      launch: ['list', 'confirmDocument', 'technician', 'sendTestMail', 'checkAddress'],
      sample: ['fill', 'empty'],
      claims: ['list', 'save', 'remove'],
      watch: ['state', 'pageErrors', 'resolvePageError'],
      backup: ['state', 'start', 'mayDownload'],
    },
  },
]
