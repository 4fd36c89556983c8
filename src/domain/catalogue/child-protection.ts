/** The notice that article 17 of L. 38/2006 prescribes wherever trips abroad are offered; not editable. */
export const childProtectionNotice =
  'Comunicazione obbligatoria ai sensi dell’articolo 17 della legge n. 38/2006: la legge italiana punisce con la reclusione i reati concernenti la prostituzione e la pornografia minorile, anche se commessi all’estero.'
