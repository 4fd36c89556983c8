export const card = {
  id: 'newyork-miami',
  title: 'New York e Miami',
  description:
    "Cinque notti a Manhattan tra ponti, parchi e grattacieli, poi tre a South Beach: l'Art Déco di Miami, le Everglades in idroscivolante e il mare delle Keys.",
  tags: ['Skyline al tramonto', 'Everglades', 'South Beach'],
} as const
