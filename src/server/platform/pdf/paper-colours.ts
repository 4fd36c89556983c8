/** Colours of the documents, fixed to the site's own palette: a contract drawn again must keep its bytes. */
export const paperColours = {
  navy: '#0B2239',
  primary: '#0E5AA7',
  secondary: '#1B3B5E',
  line: '#E2DBCF',
} as const
