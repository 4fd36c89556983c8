export const card = {
  id: 'grecia',
  title: 'Grecia: Atene e le Cicladi',
  description:
    "L'Acropoli alle otto del mattino, il traghetto dal Pireo e due isole diverse: Naxos, con i villaggi di marmo e le spiagge lunghe, e Santorini affacciata sulla caldera.",
  tags: ['Acropoli di Atene', 'Villaggi di Naxos', 'Caldera di Santorini'],
} as const
