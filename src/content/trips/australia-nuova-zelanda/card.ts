export const card = {
  id: 'australia-nuova-zelanda',
  title: 'Australia e Nuova Zelanda',
  description:
    'Due settimane agli antipodi: la baia di Sydney, la Grande Barriera Corallina al largo di Cairns, il fiordo di Milford e le terre fumanti di Rotorua.',
  tags: ['Barriera Corallina', 'Milford Sound', 'Cultura maori'],
} as const
