import { paperColours as colors } from '../../platform/pdf/paper-colours.ts'

/** A plain, compact layout for paper; all personal data should fit on the first page. */
export const styles = {
  page: {
    fontSize: 9.5,
    color: colors.navy,
    paddingTop: 40,
    paddingHorizontal: 48,
    paddingBottom: 54,
    lineHeight: 1.4,
  },
  brand: { fontSize: 14, fontWeight: 700, color: colors.primary },
  title: { fontSize: 20, fontWeight: 700, marginTop: 12, lineHeight: 1.2 },
  lead: { marginTop: 4, color: colors.secondary },
  chapter: { fontSize: 17, fontWeight: 700, lineHeight: 1.2, marginTop: 24, marginBottom: 4 },
  heading: { fontSize: 11, fontWeight: 700, marginTop: 11, marginBottom: 3 },
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    borderBottomWidth: 1,
    borderBottomColor: colors.line,
    paddingVertical: 2.5,
  },
  label: { maxWidth: 250 },
  value: { fontWeight: 700, maxWidth: 300, textAlign: 'right' },
  note: { marginTop: 5, fontSize: 8, color: colors.secondary },
  paragraph: { marginTop: 4 },
  day: { marginTop: 8 },
  dayTitle: { fontWeight: 700, fontSize: 10.5 },
  item: { flexDirection: 'row', marginTop: 3 },
  bullet: { width: 12 },
  itemText: { flex: 1 },
  footer: { position: 'absolute', left: 48, right: 48, top: 804, fontSize: 8 },
} as const
