export const card = {
  id: 'cina-pechino-xian-shanghai',
  title: "Cina: Pechino, Xi'an e Shanghai",
  description:
    "Dalla Città Proibita alla Grande Muraglia di Mutianyu, poi in treno a 300 all'ora fino ai guerrieri di terracotta e alle notti sul Bund.",
  tags: ['Grande Muraglia', 'Esercito di terracotta', 'Alta velocità'],
} as const
