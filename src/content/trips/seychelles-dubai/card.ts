export const card = {
  id: 'seychelles-dubai',
  title: 'Seychelles e Dubai',
  description:
    "Una giornata a Dubai tra canali e grattacieli, poi le Seychelles: le palme giganti di Praslin, La Digue in bicicletta e il granito di Anse Source d'Argent.",
  tags: ['La Digue in bici', 'Vallée de Mai', 'Testuggini giganti'],
} as const
