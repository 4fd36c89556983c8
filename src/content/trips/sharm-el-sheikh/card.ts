export const card = {
  id: 'sharm-el-sheikh',
  title: 'Sharm El Sheikh',
  description:
    'Una settimana sul Mar Rosso tra i coralli di Ras Mohammed, le secche di Tiran e un safari in quad nel deserto del Sinai, con il tè dei beduini sotto le stelle.',
  tags: ['Ras Mohammed', 'Quad al tramonto', 'Blue Hole di Dahab'],
} as const
