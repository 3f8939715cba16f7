/** The word mark: a roof plane lit by the sun; `nameClass` can leave the name to readers. */
export function Logo({ name, nameClass }: { name: string; nameClass?: string }) {
  return (
    <span className="flex items-center gap-2.5 font-kop text-[1.625rem] font-bold leading-none tracking-tight">
      <svg aria-hidden="true" className="shrink-0" height="32" viewBox="0 0 32 32" width="32">
        <rect fill="#257552" height="32" rx="8" width="32" />
        <path d="M32 8v16a8 8 0 0 1-8 8H5z" fill="#ffc53d" />
        <path d="M0 20 20 0h4a8 8 0 0 1 8 8v0L8 32a8 8 0 0 1-8-8z" fill="#1d5a43" opacity=".35" />
      </svg>
      <span className={nameClass}>{name}</span>
    </span>
  );
}
