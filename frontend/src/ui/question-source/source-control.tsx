import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';

interface SourceControlProps<Source extends string> {
  className?: string;
  label: string;
  sources: readonly { readonly value: Source; readonly label: string }[];
  value: Source;
  onChange: (value: Source) => void;
}

/** Chooses where generated questions come from. On a phone, the sources are below each other. */
export function SourceControl<Source extends string>({
  className = '',
  label,
  sources,
  value,
  onChange,
}: SourceControlProps<Source>) {
  const isPhone = useMediaQuery('screen and (max-width: 760px)', undefined, {
    getInitialValueInEffect: false,
  });
  return (
    <SegmentedControl
      className={className}
      fullWidth
      orientation={isPhone ? 'vertical' : 'horizontal'}
      aria-label={label}
      data={[...sources]}
      value={value}
      onChange={(chosen) => {
        const source = sources.find((each) => each.value === chosen);
        if (source) onChange(source.value);
      }}
    />
  );
}
