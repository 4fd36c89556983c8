export const card = {
  id: 'kenya-safari-experience',
  title: 'Kenya: il grande safari',
  description:
    "Dodici giorni in fuoristrada dagli elefanti dell'Amboseli ai rinoceronti di Nakuru, fino alle pianure del Masai Mara e alle rive della Grande Migrazione.",
  tags: ['Masai Mara', "Elefanti dell'Amboseli", "In bici a Hell's Gate"],
} as const
