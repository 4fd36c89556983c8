export const card = {
  id: 'islanda-norvegia',
  title: 'Islanda e Norvegia',
  description:
    "Geyser, cascate e spiagge nere nel sud dell'Islanda, poi il treno di Flåm e la crociera nel fiordo più stretto di Norvegia, fino alle case di legno di Bergen.",
  tags: ["Circolo d'Oro", 'Ferrovia di Flåm', 'Cammino sul ghiacciaio'],
} as const
