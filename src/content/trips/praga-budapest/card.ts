export const card = {
  id: 'praga-budapest',
  title: 'Praga e Budapest',
  description:
    'Tre notti tra il Ponte Carlo e le birrerie di Malá Strana, un treno attraverso la Moravia e due a Budapest, con le terme e il Danubio illuminato.',
  tags: ['Castello di Praga', 'Terme Széchenyi', 'Danubio di notte'],
} as const
