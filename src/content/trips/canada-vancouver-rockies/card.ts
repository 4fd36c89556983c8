export const card = {
  id: 'canada-vancouver-rockies',
  title: 'Canada: Vancouver e le Montagne Rocciose',
  description:
    "Dal porto di Vancouver ai laghi turchesi di Banff lungo 1.600 km di strada: totem, canyon, il ghiacciaio Athabasca e, con un po' di fortuna, gli orsi di Jasper.",
  tags: ['Icefields Parkway', 'Lago Louise', 'Orsi e alci'],
} as const
