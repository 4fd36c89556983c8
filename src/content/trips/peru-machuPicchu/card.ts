export const card = {
  id: 'peru-machuPicchu',
  title: 'Perù e Machu Picchu',
  description:
    "Il ceviche di Lima, le saline di Maras, il treno lungo l'Urubamba e Machu Picchu nella prima luce. Il Perù andino in dieci giorni, salendo di quota con calma.",
  tags: ['Machu Picchu', 'Valle Sacra', 'Cucina di Lima'],
} as const
