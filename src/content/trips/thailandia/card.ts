export const card = {
  id: 'thailandia',
  title: 'Thailandia',
  description:
    'I templi di Bangkok e le rovine di Ayutthaya, gli elefanti liberi delle colline di Chiang Mai e tre notti davanti alle falesie di Krabi.',
  tags: ['Elefanti in libertà', 'Isole in barca', 'Cucina thai'],
} as const
