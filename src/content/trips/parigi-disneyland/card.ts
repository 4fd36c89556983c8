export const card = {
  id: 'parigi-disneyland',
  title: 'Parigi e Disneyland',
  description:
    'Due giorni nei parchi di Marne-la-Vallée, con la parata e i fuochi sul castello, e due a Parigi tra la Senna, Montmartre e la nuova luce di Notre-Dame.',
  tags: ['Due parchi Disney', 'Crociera sulla Senna', 'Montmartre a piedi'],
} as const
