export const HERO_SIZES = {
  landscape: { width: 1920, height: 1080, widths: [480, 960, 1600, 1920] },
  portrait: { width: 1080, height: 1440, widths: [480, 720, 1080] },
  budgets: {
    landscape: { 480: [19, 17], 960: [40, 38], 1600: [86, 84], 1920: [89, 100] },
    portrait: { 480: [19, 18], 720: [29, 32], 1080: [29.5, 44] },
  },
}
