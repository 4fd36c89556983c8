export const card = {
  id: 'maldive-dubai',
  title: 'Maldive e Dubai',
  description:
    'Tre giorni tra i suq, il deserto e i grattacieli di Dubai, poi cinque notti alle Maldive, a Dhigurah: tre chilometri di sabbia e gli squali balena al largo.',
  tags: ['Squali balena', 'Cena nel deserto', 'Barriera corallina'],
} as const
