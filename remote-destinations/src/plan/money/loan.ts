/** A loan with interest alone during the studies, and equal monthly instalments afterwards. */
export interface Loan {
  /** Rupees. */
  amount: number;
  /** Interest a year, in per cent. */
  rate: number;
  /** Whole years in which only the interest is paid. */
  studyYears: number;
  /** Whole years of instalments afterwards. */
  repayYears: number;
}

export interface LoanCost {
  /** All in rupees, rounded to the rupee. */
  interestAMonth: number;
  interestDuringStudies: number;
  instalmentAMonth: number;
  instalmentsInAll: number;
  /** Interest and instalments together. */
  paidInAll: number;
}

/** Calculates the cost of a loan, with instalments rounded to the rupee as a bank books them. */
export function costOfLoan({ amount, rate, studyYears, repayYears }: Loan): LoanCost {
  const monthly = rate / 100 / 12;
  const months = repayYears * 12;
  const interestDuringStudies = Math.round((amount * rate * studyYears) / 100);
  const instalmentAMonth = Math.round((amount * monthly) / (1 - (1 + monthly) ** -months));
  return {
    interestAMonth: Math.round(amount * monthly),
    interestDuringStudies,
    instalmentAMonth,
    instalmentsInAll: instalmentAMonth * months,
    paidInAll: interestDuringStudies + instalmentAMonth * months,
  };
}
