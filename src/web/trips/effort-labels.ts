export const effortLabels = {
  facile: 'Facile',
  moderato: 'Moderato',
  impegnativo: 'Impegnativo',
} as const
