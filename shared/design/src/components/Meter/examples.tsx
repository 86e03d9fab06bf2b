import { Meter } from './Meter.tsx';

export const usual = <Meter label="Room" value="$300-$600" percent={40} />;
export const full = <Meter label="Scores of 1400 and more" value="85%" percent={100} />;
export const longText = (
  <Meter
    label="Groceries, meals at the university and now and then a restaurant"
    value="$1,200-$1,500 a month in the largest cities"
    percent={80}
  />
);
