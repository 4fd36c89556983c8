export const card = {
  id: 'tanzania-zanzibar',
  title: 'Tanzania e Zanzibar',
  description:
    'Gli elefanti tra i baobab del Tarangire, la discesa nel cratere di Ngorongoro e poi la sabbia bianca di Nungwi, sulla punta nord di Zanzibar.',
  tags: ['Cratere di Ngorongoro', 'Stone Town', 'Snorkeling a Mnemba'],
} as const
