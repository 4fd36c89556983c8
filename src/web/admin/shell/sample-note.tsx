import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { staffPaths } from '../pages.ts'
import { useMay, useMe } from '../session.tsx'

const look = 'rounded-tag bg-gold-light text-staff-small font-semibold text-navy'

/** While 'Dati reali' is off, staff must not take the figures that visitors see for real ones. */
export function SampleNote({ className }: { className: string }) {
  const me = useMe()
  const may = useMay()
  if (!me.hasSampleFigures) return null
  const text = 'Dati di esempio'
  // People who can't change the setting get no link to it.
  return may('settings', 'saveFigures') ? (
    <Link
      to={staffPaths.settings}
      className={classNames(look, 'underline-offset-3 hover:underline', className)}
    >
      {text}
      <span className="sr-only"> sul sito: apri le impostazioni</span>
    </Link>
  ) : (
    <p className={classNames(look, className)}>{text}</p>
  )
}
