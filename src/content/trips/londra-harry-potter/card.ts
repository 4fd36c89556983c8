export const card = {
  id: 'londra-harry-potter',
  title: 'Londra e il mondo di Harry Potter',
  description:
    'Gli studi di Leavesden con la Sala Grande e il binario 9¾, i vicoli che hanno ispirato Diagon Alley e una Londra di torri, parchi e battelli sul Tamigi.',
  tags: ['Studi di Harry Potter', 'Torre di Londra', 'Battello per Greenwich'],
} as const
