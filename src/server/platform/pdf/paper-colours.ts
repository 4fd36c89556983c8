/** Ink of the papers, as the site's own style has it: a contract drawn again keeps its bytes. */
export const paperColours = {
  navy: '#0B2239',
  primary: '#0E5AA7',
  secondary: '#1B3B5E',
  line: '#E2DBCF',
} as const
