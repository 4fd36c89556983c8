export const card = {
  id: 'losAngeles-lasVegas',
  title: 'Los Angeles e Las Vegas',
  description:
    "Dall'oceano di Santa Monica alle luci di Las Vegas passando per Joshua Tree e il Mojave: 1.300 km di Ovest, con il bordo del Grand Canyon come finale.",
  tags: ['Joshua Tree', 'Grand Canyon', 'Oceano e deserto'],
} as const
