export const card = {
  id: 'tokyo-kyoto',
  title: 'Tokyo e Kyoto',
  description:
    "Dai neon di Shibuya ai torii vermigli di Fushimi Inari, con una notte in ryokan a Hakone, il treno veloce lungo il Pacifico e l'ultima cena a Osaka.",
  tags: ['Notte in ryokan', 'Treno veloce', 'Cerimonia del tè'],
} as const
