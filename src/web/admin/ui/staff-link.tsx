import { classNames } from '../../ui/class-names.ts'
import { Link, type LinkProps } from '../../ui/link.tsx'

/** A link inside a page of the back office; not in orange, which is reserved for the counts. */
export function StaffLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={classNames('font-semibold text-primary hover:underline', className)}
    />
  )
}
