export const card = {
  id: 'india-triangolo-oro',
  title: "India: il Triangolo d'Oro",
  description:
    'Delhi, Jaipur e Agra in nove giorni: i vicoli delle spezie, le fortezze rosa del Rajasthan, una cena in famiglia e il Taj Mahal nella prima luce.',
  tags: ['Taj Mahal', 'Forti del Rajasthan', 'Cena in famiglia'],
} as const
