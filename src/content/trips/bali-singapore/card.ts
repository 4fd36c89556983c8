export const card = {
  id: 'bali-singapore',
  title: 'Bali e Singapore',
  description:
    "Due giorni tra i giardini verticali e le bancarelle di Singapore, poi Bali: le risaie di Ubud, l'alba sul vulcano Batur e le scogliere di Nusa Penida.",
  tags: ['Alba sul vulcano', 'Risaie di Ubud', 'Snorkeling'],
} as const
