export const card = {
  id: 'egitto-completo',
  title: 'Egitto completo: Il Cairo e Sharm El Sheikh',
  description:
    'Prima le piramidi, il Grande Museo Egizio e una giornata ad Alessandria, poi il Mar Rosso: barriera corallina, monastero di Santa Caterina e safari nel deserto.',
  tags: ['Piramidi di Giza', 'Grande Museo Egizio', 'Monte Sinai'],
} as const
