import { classNames } from '../../ui/class-names.ts'
import { Link, type LinkProps } from '../../ui/link.tsx'

/** Navigation inside a page of the back office; orange stays with the counts. */
export function StaffLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={classNames('font-semibold text-primary hover:underline', className)}
    />
  )
}
