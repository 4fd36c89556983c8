export const card = {
  id: 'hawaii',
  title: 'Hawaii',
  description:
    "Oahu e l'Isola Grande in una settimana: il mattino presto su Diamond Head, le onde della costa nord, la sabbia nera di Punaluu e il cratere fumante del Kilauea.",
  tags: ['Vulcano Kilauea', 'Lezione di surf', 'Tartarughe marine'],
} as const
